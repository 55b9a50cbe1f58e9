import SwiftUI

final class M: ObservableObject { @Published var name = ""; static let shared = M() }
struct B: View {
    @ObservedObject private var m = M.shared
    let t: String
    var body: some View { Text(m.name) }
}
extension B {
    init(m: M) { self.t = "x"; self._m = ObservedObject(wrappedValue: m) }
}
extension B {
    init(m: M, t: String) { self.init(t: t); self.m = m }
}
