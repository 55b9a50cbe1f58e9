import SwiftUI

protocol Named { var name: String { get } }
class Base: ObservableObject { @Published var n = 0 }
final class Sub: Base & Named { @Published var m = 0; let name = "" }
typealias NB = Base & Named
final class Sub2: NB { @Published var m = 0; let name = "" }
struct V: View {
    @StateObject var s = Sub(); @StateObject var t = Sub2()
    var body: some View { Stepper("\(s.m) \(t.m)", value: $s.n) }
}
