import Foundation
import Observation

@Observable
class Book: Identifiable {
    var title = "Sample Book Title"

    let id = UUID()
    var isAvailable = true
}
