import SwiftUI

#if DEBUG
enum Kit { @Observable class Base { var n = 0 } }
#else
enum Kit { @Observable class Base { var n = 1 } }
#endif
@Observable
final class Sub: Kit.Base { var m = 0 }
struct V: View {
    @State var s = Sub()
    var body: some View { Stepper("\(s.m)", value: $s.n) }
}
