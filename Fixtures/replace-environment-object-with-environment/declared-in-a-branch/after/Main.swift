import SwiftUI

@Observable
final class M { var name = ""; var on = false }
struct A: View {
    #if os(iOS)
    @Environment(M.self) var m
    #endif
    var body: some View {
        VStack {
            Text("x")
            #if os(iOS)
            Toggle("", isOn: Bindable(m).on)
            #endif
        }
    }
}
struct B: View {
    @Environment(M.self) var n
    #if DEBUG
    @Environment(M.self) var m
    #endif
    var body: some View {
        @Bindable var n = n
        Toggle("", isOn: $n.on)
        #if DEBUG
        Toggle("", isOn: Bindable(m).on)
        #endif
    }
}
