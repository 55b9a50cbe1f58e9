import Combine

final class Alarm: ObservableObject {
    @Published var isRinging = false
}
