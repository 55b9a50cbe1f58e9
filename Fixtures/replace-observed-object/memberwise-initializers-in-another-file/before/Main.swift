import SwiftUI

final class M: ObservableObject { @Published var id = ""; static let shared = M(); init() {} }

struct A: View {
    let title: String
    @ObservedObject private var m = M.shared
    var body: some View { Text(m.id + title) }
}
struct B: View {
    let title: String
    @ObservedObject private var m = M.shared
    var body: some View { TextField(title, text: $m.id) }
}
struct C: View {
    let title: String
    @ObservedObject var m = M.shared
    var body: some View { Text(title + m.id) }
}
struct D: View {
    let title: String
    @ObservedObject fileprivate var m = M()
    mutating func swap() { m = M() }
    var body: some View { Text(title + m.id) }
}
struct E: View {
    let title: String
    @EnvironmentObject private var m: M
    var body: some View { Text(title + m.id) }
}
struct F: View {
    @StateObject private var m = M()
    let title: String
    var body: some View { Text(title + m.id) }
}
struct G: View {
    @StateObject var m: M
    let title: String
    var body: some View { Text(title + m.id) }
}
struct H: View {
    @StateObject var m = M()
    let title: String
    var body: some View { Text(title + m.id) }
}
struct I: View {
    @EnvironmentObject var m: M
    let title: String
    var body: some View { Text(title + m.id) }
}
