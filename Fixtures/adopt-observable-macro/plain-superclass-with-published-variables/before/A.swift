import SwiftUI

class Base { @Published var n = 0 }
final class Sub: Base, ObservableObject { @Published var m = 0 }
struct V: View {
    @StateObject var s = Sub()
    var body: some View { Stepper("\(s.m)", value: $s.n) }
}
