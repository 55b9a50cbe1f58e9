import Combine

final class Recipe: ObservableObject {
    let title: String
    var servings: Int

    init(title: String, servings: Int) {
        self.title = title
        self.servings = servings
    }
}

extension Recipe: Encodable {}
