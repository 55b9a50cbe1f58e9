import Combine
import Observation

@Observable
final class Model {
	// what it is called
	var name: String = "" {  // shown at the top
		willSet { nameSubject.send(newValue) }
	}
	@ObservationIgnored private(set) lazy var nameSubject = CurrentValueSubject<String, Never>(_name)

	var text = """
		several
		lines
		""" {
		willSet { textSubject.send(newValue) }
	}
	@ObservationIgnored private(set) lazy var textSubject = CurrentValueSubject<String, Never>(_text)

	var sum = [
		1,
		2,
	] {
		willSet { sumSubject.send(newValue) }
	}
	@ObservationIgnored private(set) lazy var sumSubject = CurrentValueSubject<_, Never>(_sum)
	private var log: [AnyCancellable] = []

	init() {
		log = [nameSubject.sink { print($0) }, textSubject.sink { print($0) }, sumSubject.sink { print($0) }]
	}
}
