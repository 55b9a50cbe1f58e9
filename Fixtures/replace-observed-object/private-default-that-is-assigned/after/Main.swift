import SwiftUI

@Observable
final class M { var name = ""; static let shared = M() }

struct A: View {
    private var m = M.shared
    let t: String
    init(t: String, m: M? = nil) {
        self.t = t
        if let m { self.m = m }
    }
    var body: some View { Text(m.name) }
}
struct B: View {
    @Bindable private var m = M.shared
    let t: String
    var body: some View { Text(m.name) }
}
extension B {
    init(m: M) { self.t = "x"; self.m = m }
}
struct C: View {
    @Bindable private var m = M.shared
    let t: String
    var body: some View { Text(m.name) }
    static func with(_ m: M) -> C { var c = C(t: ""); c.m = m; return c }
}
struct D: View {
    @Bindable private var m: M = M.shared
    let t: String
    var body: some View { Text(m.name) }
    func using(_ m: M) -> Self { var copy = self; copy.m = m; return copy }
}
struct E: View {
    private var m: M
    let t: String
    init(_ m: M) { self.m = m; t = "" }
    var body: some View { Text(m.name) }
}
