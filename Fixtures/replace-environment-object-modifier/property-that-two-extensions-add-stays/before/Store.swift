import SwiftUI

final class Store: ObservableObject {
    @Published var count = 0
}

final class OtherStore: ObservableObject {
    @Published var count = 0
}

extension View {
    var store: Store { Store() }
}

extension View where Self: Identifiable {
    var store: OtherStore { OtherStore() }
}

struct RowView: View, Identifiable {
    let id = 1

    var body: some View { Text("").environmentObject(store) }
}
