import SwiftUI

final class M: ObservableObject { @Published var name = "" }
struct Presenter {
    @ObservedObject var m: M
    func view() -> some View { Leaf(m: m).environmentObject(m).onAppear { go() } }
    func go() { Router.shared.push() }
}
@MainActor final class Router { static let shared = Router(); func push() {} }
struct Leaf: View { @ObservedObject var m: M; var body: some View { Text(m.name) } }
