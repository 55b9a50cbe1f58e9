import SwiftUI

protocol C: AnyObject & ObservableObject { var c: Int { get set } }
final class M: C { @Published var c = 0 }
struct R: View {
    @StateObject var m = M()
    var body: some View { Stepper("", value: $m.c) }
}
