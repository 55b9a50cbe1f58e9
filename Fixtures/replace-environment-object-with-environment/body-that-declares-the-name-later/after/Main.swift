import SwiftUI

@Observable
final class M { var name = ""; var on = false }
struct A: View {
    @Environment(M.self) var m
    var body: some View {
        Toggle("", isOn: Bindable(m).on)
        let m = self.m
        Text(m.name)
    }
}
struct B: View {
    @Environment(M.self) var m
    var body: some View {
        func m(_ i: Int) -> Text { Text("\(i)") }
        return VStack { m(1); Toggle("", isOn: Bindable(self.m).on) }
    }
}
