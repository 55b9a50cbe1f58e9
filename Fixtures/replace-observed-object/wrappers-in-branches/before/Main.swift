import SwiftUI

final class M: ObservableObject { @Published var p = "" }
struct A: View {
    #if DEBUG
    @ObservedObject var a: M
    #else
    @StateObject var a: M = M()
    #endif
    #if os(macOS)
    @EnvironmentObject var b: M
    #endif

    var body: some View {
        #if DEBUG
        TextField("a", text: $a.p)
        #else
        TextField("b", text: $a.p)
        #endif
        #if os(macOS)
        TextField("b", text: $b.p)
        #endif
    }
}
