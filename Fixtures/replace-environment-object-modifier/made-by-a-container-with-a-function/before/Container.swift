import SwiftUI

final class Mail: ObservableObject {
    @Published var unread = 0
}

final class Feed: ObservableObject {
    @Published var count = 0
}

final class Container {
    func resolve<T, U>(_ type: T.Type, _ make: (T) -> U) -> U { make(0 as! T) }
    func made<T>(for type: T.Type) -> Feed { Feed() }
    func made<T>(for type: T.Type) -> Mail { Mail() }
}

struct Root: View {
    let container: Container

    var body: some View {
        EmptyView().environmentObject(container.resolve(Mail.self, feed))
    }

    private func feed(_ mail: Mail) -> Feed { Feed() }
}
