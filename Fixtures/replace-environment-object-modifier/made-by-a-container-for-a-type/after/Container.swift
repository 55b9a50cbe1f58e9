import SwiftUI

@Observable
final class Mail {
    var unread = 0
}

@Observable
final class Feed {
    var count = 0
}

protocol Resolving {
    func resolve<T>(_ type: T.Type) -> T
    func find<T>(_ type: T.Type, named name: String) -> T?
}

final class Container: Resolving {
    static let main = Container()
    private var values: [String: Any] = [:]

    func resolve<T>(_ type: T.Type) -> T { values["\(type)"] as! T }
    func resolve<T>(_ type: T.Type, named name: String) -> T { values[name] as! T }
    func find<T>(_ type: T.Type, named name: String) -> T? { values[name] as? T }
    static func shared<T>(_ type: T.Type) -> T { main.resolve(type) }
}

struct Root: View {
    let resolving: any Resolving

    var body: some View {
        EmptyView().environment(Container.main.resolve(Mail.self))
        EmptyView().environment(Container.main.resolve(Feed.self, named: "feed"))
        EmptyView().environment(resolving.resolve(Mail.self))
        EmptyView().environment(Container.shared(Feed.self))
        if let feed = resolving.find(Feed.self, named: "feed") {
            EmptyView().environment(feed)
        }
    }
}
