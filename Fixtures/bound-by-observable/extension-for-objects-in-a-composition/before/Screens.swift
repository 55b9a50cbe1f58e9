import SwiftUI

protocol Titled {
    var title: String { get }
}

protocol Routing: ObservableObject {
    var depth: Int { get set }
}

protocol ScreenFactory {
    associatedtype Screen: View
    @MainActor func screen(at depth: Int) -> Screen
}

extension ScreenFactory where Self: Titled & ObservableObject {
    @MainActor
    func screens(upTo depth: Int) -> [Screen] {
        (0..<depth).map { self.screen(at: $0) }
    }

    @MainActor
    func lastScreen(of depth: Int) -> Screen? {
        screens(upTo: depth).last
    }
}

extension Routing where Self: ScreenFactory & Titled {
    @MainActor
    func push() -> [Screen] {
        depth += 1
        return screens(upTo: depth)
    }
}

final class Coordinator: Routing {
    @Published var depth = 1
}

extension Coordinator: ScreenFactory, Titled {
    var title: String { "Coordinator" }

    @MainActor
    func screen(at depth: Int) -> some View {
        Text("\(title) \(depth)")
    }
}

final class Meter: ObservableObject {
    @Published var level = 3
    lazy var levels = objectWillChange.map { [weak self] in self?.level ?? 0 }
}

struct CoordinatorView: View {
    @ObservedObject var coordinator: Coordinator

    var body: some View {
        coordinator.screens(upTo: coordinator.depth).first
    }
}
