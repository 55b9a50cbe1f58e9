import SwiftUI

#if DEBUG
enum Kit { class Base: ObservableObject { @Published var n = 0 } }
#else
enum Kit { class Base: ObservableObject { @Published var n = 1 } }
#endif
final class Sub: Kit.Base { @Published var m = 0 }
struct V: View {
    @StateObject var s = Sub()
    var body: some View { Stepper("\(s.m)", value: $s.n) }
}
