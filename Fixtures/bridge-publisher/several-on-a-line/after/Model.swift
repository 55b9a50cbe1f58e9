import Combine
import Observation

@Observable
final class Model { var a = 0 { willSet { aSubject.send(newValue) } }; @ObservationIgnored private(set) lazy var aSubject = CurrentValueSubject<Int, Never>(_a); var b = 0 { willSet { bSubject.send(newValue) } }; @ObservationIgnored private(set) lazy var bSubject = CurrentValueSubject<Int, Never>(_b) }

func follow(_ model: Model) -> [AnyCancellable] { [model.aSubject.sink { print($0) }, model.bSubject.sink { print($0) }] }
