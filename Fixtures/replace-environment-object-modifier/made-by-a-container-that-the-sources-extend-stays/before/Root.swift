import SwiftUI
import VendorContainer

final class Mail: ObservableObject {
    @Published var unread = 0
}

final class Box<Content>: ObservableObject {
    @Published var count = 0
}

extension VendorContainer {
    func resolve<T>(boxed type: T.Type) -> Box<T> { Box() }
}

struct Root: View {
    let container: VendorContainer

    var body: some View {
        EmptyView().environmentObject(container.main.resolve(boxed: Mail.self))
    }
}
