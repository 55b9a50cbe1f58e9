import Combine

protocol Renamable: ObservableObject {
    var name: String { get set }
}

final class Folder: Renamable {
    @Published var name = "New Folder"
}
