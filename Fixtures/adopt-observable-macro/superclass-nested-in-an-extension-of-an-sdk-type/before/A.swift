import SwiftUI

extension Text { class Base: ObservableObject { @Published var n = 0 } }
final class Sub: Text.Base { @Published var m = 0 }
struct V: View {
    @StateObject var s: Sub
    var body: some View { Stepper("\(s.m)", value: $s.n) }
}
