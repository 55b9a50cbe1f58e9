import Combine

typealias Model = ObservableObject

final class Bookmark: Model {
    @Published var title = "Untitled"
}

final class Folder: Model, Identifiable {
    @Published var name = ""
}
