import SwiftUI

@Observable
final class M { var p = "" }
struct A: View {
    #if DEBUG
    @Bindable var a: M
    #else
    @State var a: M = M()
    #endif
    #if os(macOS)
    @Environment(M.self) var b
    #endif

    var body: some View {
        #if DEBUG
        TextField("a", text: $a.p)
        #else
        TextField("b", text: $a.p)
        #endif
        #if os(macOS)
        TextField("b", text: Bindable(b).p)
        #endif
    }
}
