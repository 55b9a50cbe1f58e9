import SwiftUI

@Observable
final class M { var name = "" }
@MainActor struct Factory {
    @Environment(M.self) var m
    var body: some View {
        TextField("x", text: Bindable(m).name)
    }
    func body(content: Int) -> some View {
        TextField("x", text: Bindable(m).name)
    }
}
struct V: View {
    @Environment(M.self) var m
    var body: some View { Text("") }
    func body(for i: Int) -> some View {
        TextField("x", text: Bindable(m).name)
    }
    func body(content: Text) -> some View {
        TextField("x", text: Bindable(m).name)
    }
}
