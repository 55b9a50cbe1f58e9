import Combine
import SwiftUI

@Observable
final class Account {
  static let shared = Account()
  var name = "" {
    willSet { nameSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
  var isSignedIn = false {
    willSet { isSignedInSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var isSignedInSubject = CurrentValueSubject<Bool, Never>(_isSignedIn)
}
