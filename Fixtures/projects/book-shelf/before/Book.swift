import Combine
import Foundation

class Book: ObservableObject, Identifiable {
    @Published var title = "Sample Book Title"

    let id = UUID()
    var isAvailable = true
}
