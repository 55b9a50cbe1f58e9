import Combine
import Foundation

final class Note: ObservableObject, Identifiable {
    let id = UUID()
    @Published var title: String
    @Published var text = ""
    @Published var isPinned = false

    init(title: String) {
        self.title = title
    }
}
