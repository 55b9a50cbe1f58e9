import Observation

protocol Renamable: AnyObject, Observable {
    var name: String { get set }
}

@Observable
final class Folder: Renamable {
    var name = "New Folder"
}
