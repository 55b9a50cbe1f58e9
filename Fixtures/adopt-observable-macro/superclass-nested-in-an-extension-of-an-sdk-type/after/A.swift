import SwiftUI

extension Text { @Observable class Base { var n = 0 } }
@Observable
final class Sub: Text.Base { var m = 0 }
struct V: View {
    @State var s: Sub
    var body: some View { Stepper("\(s.m)", value: $s.n) }
}
