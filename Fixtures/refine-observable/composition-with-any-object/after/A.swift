import SwiftUI

protocol C: AnyObject & Observable { var c: Int { get set } }
@Observable
final class M: C { var c = 0 }
struct R: View {
    @State var m = M()
    var body: some View { Stepper("", value: $m.c) }
}
