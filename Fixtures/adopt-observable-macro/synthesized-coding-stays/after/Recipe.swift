import Combine
import Foundation

final class Recipe: ObservableObject, Codable {
    var title = ""
    var servings = 2 {
        willSet { objectWillChange.send() }
    }
}
