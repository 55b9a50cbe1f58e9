import SwiftUI

@Observable
final class M { var id = ""; static let shared = M(); init() {} }

struct A: View {
    let title: String
    private let m = M.shared
    var body: some View { Text(m.id + title) }
}
struct B: View {
    let title: String
    @Bindable private var m = M.shared
    var body: some View { TextField(title, text: $m.id) }
}
struct C: View {
    let title: String
    var m = M.shared
    var body: some View { Text(title + m.id) }
}
struct D: View {
    let title: String
    @Bindable fileprivate var m = M()
    mutating func swap() { m = M() }
    var body: some View { Text(title + m.id) }
}
struct E: View {
    let title: String
    @Environment(M.self) private var m
    var body: some View { Text(title + m.id) }
}
struct F: View {
    @State private var m = M()
    let title: String
    var body: some View { Text(title + m.id) }
}
struct G: View {
    @State var m: M
    let title: String
    var body: some View { Text(title + m.id) }
}
struct H: View {
    @State var m = M()
    let title: String
    var body: some View { Text(title + m.id) }
}
struct I: View {
    @Environment(M.self) var m
    let title: String
    var body: some View { Text(title + m.id) }
}
