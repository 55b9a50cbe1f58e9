import Combine

final class Dimmer: ObservableObject {
    @Published @Clamped var level = 40
}
