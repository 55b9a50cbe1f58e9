import SwiftUI

final class M: ObservableObject { @Published var name = "" }
@MainActor struct Factory {
    @EnvironmentObject var m: M
    var body: some View {
        TextField("x", text: $m.name)
    }
    func body(content: Int) -> some View {
        TextField("x", text: $m.name)
    }
}
struct V: View {
    @EnvironmentObject var m: M
    var body: some View { Text("") }
    func body(for i: Int) -> some View {
        TextField("x", text: $m.name)
    }
    func body(content: Text) -> some View {
        TextField("x", text: $m.name)
    }
}
