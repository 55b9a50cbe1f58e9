import Combine

final class Preferences: ObservableObject, Stored {
    static let fileName = "preferences.json"

    var theme = "light"
    var fontSize = 14
}
