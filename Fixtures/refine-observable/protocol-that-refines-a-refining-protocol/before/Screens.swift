import Combine

protocol ScreenModel: ObservableObject {
    var title: String { get }
}

protocol EditableScreenModel: ScreenModel {
    var title: String { get set }
}

final class NameScreenModel: EditableScreenModel {
    @Published var title = "Name"
}
