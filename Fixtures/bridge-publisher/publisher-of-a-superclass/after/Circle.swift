import Combine
import Observation

@Observable
final class Circle: Shape {
  var radius = 1.0 {
    willSet { radiusSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var radiusSubject = CurrentValueSubject<Double, Never>(_radius)

  override init() {
    super.init()
    nameSubject.combineLatest(radiusSubject).sink { print($0) }.store(in: &cancellables)
  }
}
