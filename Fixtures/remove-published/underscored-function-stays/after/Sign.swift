import Combine

final class Sign: ObservableObject {
    @Published var title = "Open"

    func _title(for language: String) -> String {
        language + ": " + title
    }
}
