import SwiftUI

@Observable
final class M { var name = ""; static let shared = M() }
struct B: View {
    @Bindable private var m = M.shared
    let t: String
    var body: some View { Text(m.name) }
}
extension B {
    init(m: M) { self.t = "x"; self.m = m }
}
