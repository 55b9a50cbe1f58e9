import Combine
import Observation

typealias Model = ObservableObject

@Observable
final class Bookmark {
    var title = "Untitled"
}

@Observable
final class Folder: Identifiable {
    var name = ""
}
