import FactoryKit
import SwiftUI

@Observable
final class Router {
    var path: [String] = []
}

@Observable
final class Session {
    var name = ""
}

@Observable
final class Draft {
    var title = ""
}

@Observable
final class Untold {
    var count = 0
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
    @State private var router = resolve(\Routers.main)
    @State private var session = Container.shared.session()
    @State private var draft = Container.shared.draft(3)
    private let other = Routers.shared.main.resolve()
    @State private var untold = Untold()

    var body: some View {
        TextField("Title", text: $draft.title)
            .environment(router)
            .environment(session)
            .environment(other)
            .environment(untold)
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
