import Combine
import SwiftUI

@Observable
final class Model {
  var name = "" {
    willSet { nameSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
}
