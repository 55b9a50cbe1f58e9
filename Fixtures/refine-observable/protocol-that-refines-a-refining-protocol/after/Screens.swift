import Observation

protocol ScreenModel: AnyObject, Observable {
    var title: String { get }
}

protocol EditableScreenModel: ScreenModel {
    var title: String { get set }
}

@Observable
final class NameScreenModel: EditableScreenModel {
    var title = "Name"
}
