import Combine
import Observation

@Observable
final class Bell: ObservableObject {
    var rings = 0
}
