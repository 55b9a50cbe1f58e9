import Combine

final class FontSetting: ObservableObject {
    @Published var size = 12
    var `default` = 12
}
