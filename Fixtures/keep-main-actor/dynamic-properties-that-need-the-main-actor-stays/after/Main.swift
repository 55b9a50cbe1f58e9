import SwiftUI

final class M: ObservableObject { @Published var n = 0 }
@MainActor final class Bus { static let shared = Bus(); func ping() {}; var v = 0 }
struct Tracker: DynamicProperty {
    @StateObject private var m = M()
    var value: Int { Bus.shared.v + m.n }
}
struct Rows: ToolbarContent {
    @ObservedObject var m: M
    var count: Int { Bus.shared.v }
    var body: some ToolbarContent { ToolbarItem { Text("\(count)") } }
}
struct Style: ButtonStyle {
    @ObservedObject var m: M
    var count: Int { Bus.shared.v }
    func makeBody(configuration: Configuration) -> some View { Text("\(count)") }
}
final class Presenter {
    @ObservedObject var m: M
    init(m: M) { self.m = m }
    func go() { Bus.shared.ping(); m.n += 1 }
}
