import SwiftUI

protocol Named { var name: String { get } }
@Observable
class Base { var n = 0 }
@Observable
final class Sub: Base & Named { var m = 0; let name = "" }
typealias NB = Base & Named
@Observable
final class Sub2: NB { var m = 0; let name = "" }
struct V: View {
    @State var s = Sub(); @State var t = Sub2()
    var body: some View { Stepper("\(s.m) \(t.m)", value: $s.n) }
}
