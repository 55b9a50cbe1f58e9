import SwiftUI

final class M: ObservableObject { @Published var name = ""; @Published var on = false }
struct A: View {
    @EnvironmentObject var m: M
    var body: some View {
        Toggle("", isOn: $m.on)
        let m = self.m
        Text(m.name)
    }
}
struct B: View {
    @EnvironmentObject var m: M
    var body: some View {
        func m(_ i: Int) -> Text { Text("\(i)") }
        return VStack { m(1); Toggle("", isOn: $m.on) }
    }
}
