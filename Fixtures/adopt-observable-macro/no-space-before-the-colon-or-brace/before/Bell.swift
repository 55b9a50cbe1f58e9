import Combine

final class Bell:ObservableObject{
    @Published var rings = 0
}
