import SwiftUI

final class M: ObservableObject { @Published var name = ""; static let shared = M() }

struct A: View {
    @ObservedObject private var m = M.shared
    let t: String
    init(t: String, m: M? = nil) {
        self.t = t
        if let m { self.m = m }
    }
    var body: some View { Text(m.name) }
}
struct B: View {
    @ObservedObject private var m = M.shared
    let t: String
    var body: some View { Text(m.name) }
}
extension B {
    init(m: M) { self.t = "x"; self.m = m }
}
struct C: View {
    @ObservedObject private var m = M.shared
    let t: String
    var body: some View { Text(m.name) }
    static func with(_ m: M) -> C { var c = C(t: ""); c.m = m; return c }
}
struct D: View {
    @ObservedObject private var m: M = M.shared
    let t: String
    var body: some View { Text(m.name) }
    func using(_ m: M) -> Self { var copy = self; copy.m = m; return copy }
}
struct E: View {
    @ObservedObject private var m: M
    let t: String
    init(_ m: M) { self.m = m; t = "" }
    var body: some View { Text(m.name) }
}
