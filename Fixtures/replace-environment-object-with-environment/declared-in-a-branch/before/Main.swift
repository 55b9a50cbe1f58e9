import SwiftUI

final class M: ObservableObject { @Published var name = ""; @Published var on = false }
struct A: View {
    #if os(iOS)
    @EnvironmentObject var m: M
    #endif
    var body: some View {
        VStack {
            Text("x")
            #if os(iOS)
            Toggle("", isOn: $m.on)
            #endif
        }
    }
}
struct B: View {
    @EnvironmentObject var n: M
    #if DEBUG
    @EnvironmentObject var m: M
    #endif
    var body: some View {
        Toggle("", isOn: $n.on)
        #if DEBUG
        Toggle("", isOn: $m.on)
        #endif
    }
}
