import Combine

final class Clock: ObservableObject {
	@Published var time = 0; @Published var zone = 0

	var ticks: AnyPublisher<Int, Never> {
		if zone == 0 { return $time.eraseToAnyPublisher() } else { return $zone.eraseToAnyPublisher() }
	}
}