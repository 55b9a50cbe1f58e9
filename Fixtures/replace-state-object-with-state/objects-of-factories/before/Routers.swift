import FactoryKit
import SwiftUI

final class Router: ObservableObject {
    @Published var path: [String] = []
}

final class Session: ObservableObject {
    @Published var name = ""
}

final class Draft: ObservableObject {
    @Published var title = ""
}

final class Untold: ObservableObject {
    @Published var count = 0
}

final class Routers: SharedContainer {
    static let shared = Routers()
    let manager = ContainerManager()
}

extension Routers {
    var main: Factory<Router> { self { Router() } }
}

extension Container {
    var session: Factory<Session> { self { Session() } }
    var draft: ParameterFactory<Int, Draft> { self { _ in Draft() } }
}

struct RootView: View {
    @StateObject private var router = resolve(\Routers.main)
    @StateObject private var session = Container.shared.session()
    @StateObject private var draft = Container.shared.draft(3)
    @ObservedObject private var other = Routers.shared.main.resolve()
    @StateObject private var untold = Untold()

    var body: some View {
        TextField("Title", text: $draft.title)
            .environmentObject(router)
            .environmentObject(session)
            .environmentObject(other)
            .environmentObject(untold)
    }
}

final class Coordinator {
    @LazyInjected(\Routers.main) private var router
    @Injected(\.session) private var session

    func open(_ name: String) {
        router.path.append(name)
        session.name = name
    }
}
